/** The most bytes that a request to /api may have. SPEC 7. */
export const largestBody = 16 * 1024;
