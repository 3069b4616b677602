import type { Call } from '#src/contract/protocol/call.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { Dependencies } from './app-env.ts'

/**
 * Scans the file that a call uploads. Returns null if there is no scanner or the file is clean. A file with malware
 * is refused as `invalid` with the reason `malware`, and the log names the finding. Throws `ScannerUnavailableError`
 * if the scanner gives no verdict.
 */
export async function scanUpload(
  {
    ports: { scanner },
    log,
  }: { ports: Pick<Dependencies['ports'], 'scanner'>; log: Pick<Dependencies['log'], 'warn'> },
  { upload, path }: Pick<Call, 'upload' | 'path'>,
  request: unknown,
): Promise<RefusedResult | null> {
  if (!scanner || !upload) return null
  const file = (request as Record<string, unknown>)[upload]
  if (!(file instanceof Blob)) return null
  const found = await scanner.scan(new Uint8Array(await file.arrayBuffer()))
  if (found === null) return null
  log.warn({ found, path }, 'An upload was refused: the scanner found malware')
  return refuse('invalid', { fields: [upload], reason: 'malware' })
}
