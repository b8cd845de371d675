/** What the example family has in facts.json and wrangler.toml: a site that nobody has made their own. */
export const placeholderVars = {
  BACKEND_URL: "",
  SITE_URL: "https://www.example.com",
  CONTACT_EMAIL: "hello@example.com",
  CONTACT_PHONES: "+46 70 174 06 05, +46 70 174 06 06",
  INSTAGRAM_URL: "https://www.instagram.com/example",
  YOUTUBE_URL: "https://www.youtube.com/@example",
  SITE_ADDRESS: "Skolvägen 1, 923 99, Råstrand",
};
