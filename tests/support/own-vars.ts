/** Values in place of the example family's facts: a site that is somebody's own. */
export const ownVars = {
  BACKEND_URL: "https://desk.tours.example",
  SITE_URL: "https://tours.example",
  CONTACT_EMAIL: "hej@tours.example",
  CONTACT_PHONES: "+46 953 100 05",
  INSTAGRAM_URL: "https://www.instagram.com/tours",
  YOUTUBE_URL: "https://www.youtube.com/@tours",
  SITE_ADDRESS: "Byvägen 7, 923 99, Råstrand",
};

/** A company of which nothing is said. */
export const noCompany = {
  COMPANY_NAME: "",
  COMPANY_NUMBER: "",
  VAT_NUMBER: "",
  RESPONSIBLE_PERSON: "",
  TRAVEL_GUARANTEE: "",
  COMPLAINTS_ADDRESS: "",
};
