/**
 * Reports a long step with its seconds: in a terminal as one line that moves, in a log as a line at
 * the start, then every 15 seconds. Needs no packages, since the installation uses it.
 * @param {string} label such as "Installing 357 packages"
 * @returns a function that ends the line
 */
export function startProgress(label) {
  const { stdout } = process;
  const start = Date.now();
  const show = () => {
    const seconds = Math.round((Date.now() - start) / 1000);
    const line = `${label} …${seconds ? ` ${seconds} s` : ""}`;
    stdout.write(stdout.isTTY ? `\r${line}\x1b[K` : `${line}\n`);
  };
  show();
  const timer = setInterval(show, stdout.isTTY ? 1000 : 15_000).unref();
  return () => {
    clearInterval(timer);
    if (!stdout.isTTY) return;
    show();
    stdout.write("\n");
  };
}
