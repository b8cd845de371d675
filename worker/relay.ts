import { idempotencyHeader } from "#domain/submission.ts";

const backendTimeoutMs = 8_000;
const longestDetail = 1_000;

export type RelayResult =
  | { status: "delivered" }
  | { status: "refused"; httpStatus: number; detail: string }
  | { status: "unreachable"; detail: string };

/**
 * Sends a request to the backend as JSON and says what became of it; never throws. Any ok status is
 * success and its body is not read. SPEC 7.
 */
export async function relay(
  url: string,
  body: unknown,
  idempotencyKey: string,
  timeoutMs = backendTimeoutMs,
): Promise<RelayResult> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", [idempotencyHeader]: idempotencyKey },
      body: JSON.stringify(body),
      // A redirect would turn the request into a GET without its body.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) {
      await response.body?.cancel();
      return { status: "delivered" };
    }
    const detail = await readStart(response, longestDetail);
    return { status: "refused", httpStatus: response.status, detail };
  } catch (error) {
    return { status: "unreachable", detail: String(error).slice(0, longestDetail) };
  }
}

// The backend may send any amount of text: no more is read than is kept.
async function readStart(response: Response, characters: number): Promise<string> {
  let text = "";
  const stream = response.body?.pipeThrough(new TextDecoderStream());
  if (!stream) return text;
  for await (const chunk of stream) {
    text += chunk;
    if (text.length >= characters) break;
  }
  return text.slice(0, characters);
}
