import { deskSecrets, siteSecrets } from "./secrets.ts";

interface Done {
  examples: string[];
  backend: string;
  unconfirmed: number;
}

/** What to do after setup, on one screen; no secret stands in it. */
export function nextSteps({ examples, backend, unconfirmed }: Done): string {
  const desk = [
    "npx wrangler login",
    `npx wrangler deploy -c desk/wrangler.toml --secrets-file ${deskSecrets}`,
    "npx wrangler d1 migrations apply DB --remote -c desk/wrangler.toml",
    `npx wrangler deploy --secrets-file ${siteSecrets}`,
  ];
  const site = ["npx wrangler login", `npx wrangler deploy --secrets-file ${siteSecrets}`];
  return `
What is next
1. See it:     npm start
2. Check it:   npm run doctor
${examples.length > 0 ? `   Still the example family's: ${examples.join(", ")}.\n` : ""}\
${unconfirmed > 0 ? `   ${unconfirmed} texts tell of the example family: npm run setup -- texts\n` : ""}\
3. Deploy it:${(backend === "desk" ? desk : site).map((line) => `\n     ${line}`).join("")}
   Later deploys need no secrets any more: npx wrangler deploy
4. Check what guests get: npm run doctor -- --url https://your-address

${whereRequestsGo(backend)}
The secrets are in .secrets/, which git ignores. Keep a copy where you keep passwords, and show it to nobody.`;
}

function whereRequestsGo(backend: string): string {
  if (backend === "desk") {
    return 'Requests go to your desk. Nobody can read it before you switch on Access: docs/for-families/set-up.md, "4. The desk".';
  }
  if (backend === "later") {
    return "Requests go nowhere yet, so no form can be sent once the site is deployed. Run npm run setup -- backend when you know.";
  }
  return `Requests go to ${backend}. It has to know BACKEND_TOKEN of ${siteSecrets}.`;
}
