/** Texts as a body, in UTF-8, each made when it is asked for. An error breaks it off, so that it cannot look whole. */
export function streamOf(texts: AsyncGenerator<string>) {
  const stream = new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return stream.pipeThrough(new TextEncoderStream());
}
