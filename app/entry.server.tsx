import { renderToReadableStream } from "react-dom/server.browser";
import { type EntryContext, ServerRouter } from "react-router";

/**
 * Renders one page when the site is built. The whole page is awaited and written in order, so that
 * the file reads the same with and without script.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The framework asks for each page with a final slash, which no address of this site has.
  const { location } = context.staticHandlerContext;
  location.pathname = location.pathname.replace(/(.)\/$/, "$1");
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
    {
      // By default React moves large parts to the end of the file and back in place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status, headers });
}
