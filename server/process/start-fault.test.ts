import { expect, test } from "vitest";
import { explain } from "./start-fault.ts";

test("what may not be written is named; DATA_DIR is advised where it would help", () => {
  const denied = (path: string) => Object.assign(new Error("EACCES"), { code: "EACCES", path });
  expect(explain(denied("/backups/a.tar.gz"), "/srv/data")).toBe("No permission to write /backups/a.tar.gz.");
  expect(explain(denied("/srv/data/files"), "/srv/data")).toContain("/srv/data/files. Set DATA_DIR");
  for (const code of ["ENOTDIR", "EEXIST"])
    expect(explain(Object.assign(new Error(code), { code, path: "/srv/data" }), "/elsewhere")).toBe(
      "/srv/data is not a folder.",
    );
});
