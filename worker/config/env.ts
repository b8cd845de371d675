import type * as z from "zod/mini";
import type { Problem } from "#domain/booking/health.ts";
import type { Settings } from "#domain/facts/settings.ts";
import { log } from "../log.ts";
import { findExampleValues, withFactsBelow } from "./facts-from-vars.ts";
import { formatProblems, isLocalHost, minToken } from "./var-kinds.ts";
import {
  isWeakSecret,
  outboxTokenOf,
  parseCompany,
  parsePlace,
  varsSchema,
} from "./vars-schema.ts";
import { parseVoiceAgent, type VoiceAccess, voiceAccessOf } from "./voice-agent.ts";

/** What the configuration is read from. */
interface Vars {
  RATE_LIMIT?: KVNamespace;
  [name: string]: unknown;
}

/** Wrangler vars and bindings as the runtime passes them. */
export interface Env extends Vars {
  /** The files of the build. */
  ASSETS: Fetcher;
  BURST_LIMIT?: RateLimit;
  /** Where visits are counted, without a word of who they are. */
  VISITS?: AnalyticsEngineDataset;
  /** Which deploy this is; a preview has none. */
  VERSION?: WorkerVersionMetadata;
  /** A backend on the same account, such as the desk. */
  BACKEND?: Fetcher;
}

export interface Config {
  settings: Settings;
  /** Undefined without a voice assistant. */
  voiceAccess?: VoiceAccess;
  /** The host of the site's own address. */
  siteHost: string;
  /** The service binding BACKEND, if there is one; then the address counts for nothing. */
  backend?: Fetcher;
  /** Without trailing slash; undefined when unset. SPEC 7. */
  backendUrl?: string;
  /** A secret: it belongs in no log, page or message. */
  backendToken?: string;
  /** A secret too; undefined where nobody may read the outbox by its address. */
  outboxToken?: string;
  rateLimit: { max: number; windowSeconds: number; secret: string };
  /** What HSTS covers besides the host: "subdomains", or "preload", which includes them. */
  hsts: "" | "subdomains" | "preload";
  placeholders: readonly Problem[];
}

/** Vars that do not fit; each problem begins with the var's name and says what is expected. */
export class WrongVarsError extends Error {
  readonly problems: readonly string[];
  /** The names of the vars. */
  readonly names: readonly string[];

  constructor(error: z.core.$ZodError) {
    const problems = formatProblems(error);
    super(`wrangler var ${problems.join("; ")}`);
    this.problems = problems;
    this.names = error.issues.map(({ path }) => String(path[0]));
  }
}

/**
 * The worker's configuration from its vars over the operator's facts; throws a WrongVarsError that names every var that is
 * wrong.
 */
export function parseEnv(env: Record<string, unknown>): Config {
  const parsed = varsSchema.safeParse(withFactsBelow(env));
  if (!parsed.success) {
    throw new WrongVarsError(parsed.error);
  }
  const vars = parsed.data;
  return {
    settings: {
      ...parsePlace(vars),
      email: vars.CONTACT_EMAIL,
      phones: vars.CONTACT_PHONES,
      instagramUrl: vars.INSTAGRAM_URL,
      youtubeUrl: vars.YOUTUBE_URL,
      company: parseCompany(vars),
      voiceAgent: parseVoiceAgent(vars),
      ...(env.VISITS ? { countsVisits: true } : {}),
    },
    voiceAccess: voiceAccessOf(vars),
    siteHost: new URL(vars.SITE_URL).host,
    backend: env.BACKEND as Fetcher | undefined,
    backendUrl: vars.BACKEND_URL,
    backendToken: vars.BACKEND_TOKEN || undefined,
    outboxToken: outboxTokenOf(vars.OUTBOX_TOKEN),
    rateLimit: {
      max: vars.RATE_LIMIT_MAX,
      windowSeconds: vars.RATE_LIMIT_WINDOW_SECONDS,
      secret: vars.RATE_LIMIT_SECRET,
    },
    hsts: vars.HSTS,
    placeholders: findExampleValues(env),
  };
}

const parsedEnvs = new WeakMap<Vars, Config>();

/** The configuration of a running worker, parsed once per isolate. */
export function parseConfig(env: Vars): Config {
  let config = parsedEnvs.get(env);
  if (!config) {
    config = parseEnv(env);
    const isDeployed = config.backend ?? config.backendUrl?.startsWith("https:");
    if (isWeakSecret(config.rateLimit.secret) && isDeployed) {
      log("warn", "configuration", {
        cause: "RATE_LIMIT_SECRET is not set or short: anybody can undo the pseudonyms in KV",
      });
    }
    if (!env.RATE_LIMIT) {
      log("warn", "configuration", {
        cause: "the KV binding RATE_LIMIT is missing: each isolate counts requests alone",
      });
    }
    parsedEnvs.set(env, config);
  }
  return config;
}

/** Whether a visitor of this host has to hear that nobody will answer: placeholders left on a deployed site. */
export function isDemonstration({ placeholders }: Config, { hostname }: URL): boolean {
  return placeholders.length > 0 && !isLocalHost(hostname);
}

/**
 * What the operator has to change in the facts and vars of a site that answers on a host, without any value; on the
 * machine itself placeholders and the default secret are no problem.
 */
export function varProblems(env: Env, { hostname }: URL): readonly Problem[] {
  try {
    const { placeholders, rateLimit, backend, backendToken } = parseConfig(env);
    if (isLocalHost(hostname)) return [];
    const isGuessable = !backend && backendToken && backendToken.length < minToken;
    const weak = [
      ...(isWeakSecret(rateLimit.secret) ? ["RATE_LIMIT_SECRET"] : []),
      ...(isGuessable ? ["BACKEND_TOKEN"] : []),
    ];
    return [...placeholders, ...weak.map((subject): Problem => ({ code: "weak", subject }))];
  } catch (error) {
    if (!(error instanceof WrongVarsError)) throw error;
    return error.names.map((subject) => ({ code: "wrong", subject }));
  }
}
