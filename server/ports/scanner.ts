/** What a scanner says of a file: null where it finds nothing, else the name that it gives what it found. */
export type ScanResult = string | null

/** A scanner of uploaded files for known malware. */
export interface Scanner {
  /** Scans a whole file. Throws `ScannerAway` where it gives no verdict. */
  scan(bytes: Uint8Array): Promise<ScanResult>
}

/** The scanner gave no verdict: it is away, too slow, or would not read the file. What was not scanned is not kept. */
export class ScannerAway extends Error {}
