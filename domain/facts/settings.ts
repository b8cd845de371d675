/** The operator's own facts that pages show, from facts.json and wrangler vars, without any secret. SPEC 2.4, 2.11, 9. */
export interface Settings {
  siteName: string;
  /** Origin without a trailing slash: "https://www.example.com". */
  siteUrl: string;
  email: string;
  /** At least one, as written for people: "+46 70 174 06 05". */
  phones: readonly [string, ...string[]];
  /** The two profiles are undefined if there is none. */
  instagramUrl?: string;
  youtubeUrl?: string;
  address: { street: string; postalCode: string; town: string };
  company: Company;
  coordinates: { latitude: number; longitude: number };
  /** Whether visits are counted: then the privacy notice says so, and pages tell what the gateway cannot see. */
  countsVisits?: boolean;
  /** If undefined, there is no widget and no consent banner. SPEC 2.4 (voice assistant). */
  voiceAgent?: VoiceAgent;
}

/** What the law wants a business to say of itself. Pages claim nothing that is missing here. */
export interface Company {
  /** The registered name, if it is not the site's. */
  name?: string;
  /** The number in the register of companies. */
  number?: string;
  vatNumber?: string;
  /** Who answers for the site. */
  responsiblePerson?: string;
  /** Who protects what guests pay for packages, and under which number. */
  travelGuarantee?: string;
  /** Where complaints go, if not to the site's own e-mail address. */
  complaintsAddress?: string;
}

/** How a page embeds the voice assistant of another company. */
export interface VoiceAgent {
  scriptUrl: string;
  /** Who gets the visitor's voice: the company's name, else the host of its script. */
  company: string;
  agentIds: { full: string; compact: string };
  /** The name of the custom element that shows it; if undefined, its attributes stand on the script element. */
  element?: string;
  /** "{id}", "{variant}" and "{language}" in a value stand for the agent's, the page's and the visitor's own. */
  attributes: Record<string, string>;
}
