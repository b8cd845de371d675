// No visitor notices it, and a page that waits for nothing is whole long before.
const momentMs = 20;

/**
 * A rendered page as bytes where all of it is there in a moment: they cost the edge less than a stream. One that
 * takes its time streams. Throws what kept React from rendering it.
 */
export async function wholeOrStream<Stream extends ReadableStream & { allReady: Promise<void> }>(
  rendered: Stream,
): Promise<ArrayBuffer | Stream> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moment = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, momentMs, false);
  });
  try {
    const isWhole = await Promise.race([rendered.allReady.then(() => true), moment]);
    return isWhole ? await new Response(rendered).arrayBuffer() : rendered;
  } finally {
    clearTimeout(timer);
  }
}
