import type { EditorTarget } from "../editor/config.ts";

/** What facts.json says of the editor. */
export interface EditorFacts {
  repository?: string;
  branch?: string;
  signIn?: string;
}

/** Where the editor saves: the repository of the facts; undefined where they name none. */
export function targetOf({
  repository,
  branch,
  signIn,
}: EditorFacts = {}): EditorTarget | undefined {
  if (!repository) return undefined;
  const { hostname, pathname } = new URL(repository);
  const common = { repo: pathname.replace(/^\/|(?:\.git)?\/?$/g, ""), branch: branch || "main" };
  const isGitlab = hostname === "gitlab.com";
  return {
    isLocal: false,
    backend: isGitlab
      ? { name: "gitlab", ...common, auth_methods: ["token"] }
      : {
          name: "github",
          ...common,
          ...(signIn ? { base_url: signIn } : { auth_methods: ["token"] }),
        },
  };
}

/** A folder of this computer; the editor asks for it by name. */
export function localTarget(folder: string): EditorTarget {
  // A kind of repository whose state the editor asks nobody about.
  return { isLocal: true, backend: { name: "gitea", repo: `local/${folder}` } };
}

/** The hosts that the editor talks to. */
export function hostsOf({ backend: { name }, isLocal }: EditorTarget): string[] {
  if (isLocal) return [];
  return [name === "gitlab" ? "https://gitlab.com" : "https://api.github.com"];
}
