import { execFileSync, spawn } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { startNginx } from "../hosts/start-server.ts";
import { ports } from "../support/test-sites.ts";

const address = "10.77.0.1";
const namespace = "visitor";
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const ipProgram = "/usr/sbin/ip";
const programs = [ipProgram, "/usr/sbin/nginx", brotli, "/usr/bin/openssl", "/dev/net/tun"];

/** Milliseconds each way, bits a second, and bytes of queue. */
const linkSettings = { delay: 75, down: 1_600_000, up: 750_000, queue: 64_000 };

const ip = (command: string) => execFileSync(ipProgram, command.split(" "));

/** Whether this machine can make a link: root on Linux, with what Debian's packages install. */
export const hasLink = process.getuid?.() === 0 && programs.every((path) => existsSync(path));

/** Makes a link between this machine and a network namespace. */
export async function startLink(folder: string) {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const about = `-subj /CN=${address} -addext subjectAltName=IP:${address} -days 2 -nodes`;
  const made = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 ${about}`;
  const files = ["-keyout", key, "-out", certificate];
  execFileSync("openssl", [...made.split(" "), ...files], { stdio: "ignore" });
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const spki = publicKey.export({ type: "spki", format: "der" });

  const { delay, down, up, queue } = linkSettings;
  const settings = [delay, down, up, queue].map(String);
  const program = spawn("python3", [join(import.meta.dirname, "link.py"), ...settings]);
  program.stderr.pipe(process.stderr);
  await once(program.stdout, "data");
  // A bench that was stopped while it ran leaves its own.
  if (existsSync(`/run/netns/${namespace}`)) ip(`netns delete ${namespace}`);
  ip(`netns add ${namespace}`);
  ip(`link set far netns ${namespace}`);
  ip(`address add ${address}/30 dev near`);
  ip("link set near up");
  ip(`-n ${namespace} address add 10.77.0.2/30 dev far`);
  ip(`-n ${namespace} link set far up`);
  ip(`-n ${namespace} link set lo up`);

  let served = 0;
  return {
    /** The command before a program that starts at the link's far end. */
    farEndCommand: [ipProgram, "netns", "exec", namespace],
    trusted: createHash("sha256").update(spki).digest("base64"),
    /** Bytes of packets sent to the far end. */
    bytes: () => Number(readFileSync("/sys/class/net/near/statistics/tx_bytes", "utf8")),
    /** Forgets what the kernel learned of the link, as at a first visit. */
    forget: () => ip("tcp_metrics flush all"),
    serve: async (build: string) => {
      const prefix = join(folder, `nginx-${served}`);
      const [port, plainPort] = [8443 + served, ports.nginx + served];
      served += 1;
      mkdirSync(prefix);
      const listen = `listen 127.0.0.1:${plainPort}; listen ${address}:${port} ssl http2;
        ssl_certificate ${certificate}; ssl_certificate_key ${key}; brotli_static on;
        ssl_protocols TLSv1.3;`;
      const site = readFileSync(join(build, "hosting/nginx-site.conf"), "utf8")
        .replace(/ {2}listen .*\n/, listen)
        .replace("/srv/site/client", resolve(build, "client"));
      writeFileSync(join(prefix, "site.conf"), site);
      const nginx = await startNginx(prefix, join(prefix, "site.conf"), plainPort, brotli);
      return { ...nginx, origin: `https://${address}:${port}` };
    },
    stop: async () => {
      program.kill();
      await once(program, "exit");
      ip(`netns delete ${namespace}`);
    },
  };
}
