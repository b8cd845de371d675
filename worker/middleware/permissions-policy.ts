// Features that could reach a visitor's person, devices or network and that this site never uses. Chromium
// knows every name here, because it warns about unknown ones. Features that ask nothing of a visitor are not
// listed, because the header shares the first round trip with the page. docs/decisions/0016
const denied = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "digital-credentials-get",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "local-fonts",
  "local-network-access",
  "magnetometer",
  "midi",
  "otp-credentials",
  "payment",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** The origins that may use each feature: those of a configured voice assistant may use the microphone. */
export function permissionsPolicy(voiceOrigins: string[]): Record<string, string[]> {
  return {
    ...Object.fromEntries(denied.map((feature) => [feature, []])),
    microphone: voiceOrigins.length > 0 ? ["self", ...voiceOrigins] : [],
  };
}
