/** The operator's own facts that pages show, from wrangler vars. SPEC 2.4, 2.11, 9; no secret among them. */
export interface Settings {
  siteName: string;
  /** Origin without a trailing slash: "https://www.example.com". */
  siteUrl: string;
  email: string;
  /** At least one, as written for people: "+46 70 174 06 05". */
  phones: readonly [string, ...string[]];
  instagramUrl: string;
  youtubeUrl: string;
  address: { street: string; postalCode: string; town: string };
  coordinates: { latitude: number; longitude: number };
  /** Undefined: no widget, no consent banner. SPEC 2.4 (voice assistant). */
  voiceAgent?: { scriptUrl: string; agentId: string };
}
