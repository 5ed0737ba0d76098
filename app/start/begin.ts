/*
 * The part of the start that no tap waits for, in a file of its own so that pages stay small: gives
 * the framework what it would have put into the page, and starts it.
 */

/** Put before this file by the build: the same on every page. */
declare const framework: { context: Record<string, unknown>; state: string };

type Page = { routes: Record<string, string>; entry: string };

/** Starts the framework on a page whose route modules are here, in the order of its routes. */
export async function begin({ routes, entry }: Page, modules: readonly unknown[]): Promise<void> {
  const stream = new ReadableStream<string>({
    start(controller) {
      controller.enqueue(framework.state);
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
  const ids = Object.keys(routes);
  Object.assign(window, {
    __reactRouterContext: { ...framework.context, stream },
    __reactRouterRouteModules: Object.fromEntries(ids.map((id, index) => [id, modules[index]])),
  });
  await import(/* @vite-ignore */ entry);
}
