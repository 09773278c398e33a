import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Runs nginx in the foreground with a file of `deploy/` as its site. Throws where nginx is not installed. */
export const startNginx = async (folder: string, site: string): Promise<ChildProcess> => {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  // Started by root its workers are somebody else, who could not write long bodies into this folder.
  const user = process.getuid?.() === 0 ? "user root; " : "";
  const whole = `${user}daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; ${temporary}
${site}
}`;
  writeFileSync(join(folder, "nginx.conf"), whole);
  const child = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")], {
    stdio: "ignore",
  });
  const absent = once(child, "error").then(() => {
    throw new Error("nginx is needed: apt-get install nginx");
  });
  await Promise.race([absent, once(child, "spawn")]);
  return child;
};
