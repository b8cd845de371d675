// What this folder uses of Lighthouse, so that types can be checked where it is not installed.
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
