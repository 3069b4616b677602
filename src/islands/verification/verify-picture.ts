import { decodeQrCode } from '#src/environment/decode-qr-code.ts'
import type { Place } from '#src/routes.ts'
import { verifyCode } from '#src/stores/verification/scanned-code.ts'

/** Verifies the code in a picture; what is to be said of it where it is none of a certificate. It is loaded with the first picture. */
export async function verifyPicture(
  place: Place,
  file: File,
): Promise<'noCode' | 'notOurs' | 'noPicture' | undefined> {
  try {
    const said = await decodeQrCode(file)
    if (said === undefined) return 'noCode'
    return (await verifyCode(place, said)) ? undefined : 'notOurs'
  } catch {
    return 'noPicture'
  }
}
