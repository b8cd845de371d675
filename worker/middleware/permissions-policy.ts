// What would reach a visitor's person, devices or network and this site never asks for; every name is one that
// Chromium knows, since it warns about others. The header leads every answer and shares a page's first round
// trip with it, so what asks for nothing of a visitor's is not listed. docs/decisions/0016
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

/** Who may ask a browser for what: an assistant's origin may listen where one is configured. */
export function permissionsPolicy(voiceOrigin: string): Record<string, string[]> {
  return {
    ...Object.fromEntries(denied.map((feature) => [feature, []])),
    microphone: voiceOrigin ? ["self", voiceOrigin] : [],
  };
}
