/** What the markup of an element needs that is not known here: React itself draws the whole piece then. */
export class UnsupportedElementError extends Error {}
