// What a page could ask a browser for and this site never does; every name is one that Chromium knows, since
// it warns about others. What a visitor may want of a film (full screen, picture in picture) stays, and so
// does announcing to screen readers.
const denied = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "captured-surface-control",
  "clipboard-read",
  "clipboard-write",
  "compute-pressure",
  "cross-origin-isolated",
  "deferred-fetch",
  "deferred-fetch-minimal",
  "digital-credentials-get",
  "display-capture",
  "encrypted-media",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "interest-cohort",
  "keyboard-map",
  "language-detector",
  "language-model",
  "local-fonts",
  "local-network",
  "local-network-access",
  "loopback-network",
  "magnetometer",
  "midi",
  "on-device-speech-recognition",
  "otp-credentials",
  "payment",
  "private-state-token-issuance",
  "private-state-token-redemption",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "summarizer",
  "sync-xhr",
  "translator",
  "unload",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** The Permissions-Policy of every answer; an assistant's origin may listen where one is configured. */
export function permissionsPolicy(voiceOrigin: string): string {
  const microphone = voiceOrigin ? `(self "${voiceOrigin}")` : "()";
  return [
    "autoplay=(self)",
    ...denied.map((feature) => `${feature}=()`),
    `microphone=${microphone}`,
  ].join(", ");
}
