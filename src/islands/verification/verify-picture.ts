import { decodeQrCode } from '#src/environment/decode-qr-code.ts'
import type { Place } from '#src/routes.ts'
import { verifyCode } from '#src/stores/verification/scanned-code.ts'

/**
 * Verifies the code in a picture. Returns an error if the picture contains no code of a certificate. This script is
 * loaded when the first picture is chosen.
 */
export async function verifyPicture(
  place: Place,
  file: File,
): Promise<'noCode' | 'notOurs' | 'noPicture' | undefined> {
  try {
    const text = await decodeQrCode(file)
    if (text === undefined) return 'noCode'
    return (await verifyCode(place, text)) ? undefined : 'notOurs'
  } catch {
    return 'noPicture'
  }
}
