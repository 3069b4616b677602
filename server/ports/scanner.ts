/** The result of a scan: null for a clean file, else the name of the malware. */
export type ScanResult = string | null

/** A scanner of uploaded files for known malware. */
export interface Scanner {
  /** Scans a whole file. Throws `ScannerUnavailableError` if the scanner gives no verdict. */
  scan(bytes: Uint8Array): Promise<ScanResult>
}

/**
 * Thrown if the scanner gave no verdict: the scanner is unavailable, too slow, or did not read the file. A file
 * without a verdict is not stored.
 */
export class ScannerUnavailableError extends Error {}
