// The types that this folder uses of its packages, so that types can be checked without installing them.
declare module "lighthouse" {
  interface Result {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { id: string; score: number | null; numericValue?: number }>;
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: "error"; output: "json" },
  ): Promise<{ lhr: Result } | undefined>;
}

declare module "selfsigned" {
  export function generate(
    attributes: { name: string; value: string }[],
  ): Promise<{ private: string; cert: string }>;
}
