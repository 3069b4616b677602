import QRCode from 'qrcode'
import { medalByLevel } from '#src/domain/certificate/certificate.ts'
import type { CertificateDocument } from '#src/domain/certificate/document.ts'
import { drawMedal, medalViewBox } from '#src/drawings/medal.ts'
import { drawSeal } from '#src/drawings/seal.ts'
import { drawSvg, type Palette } from '#src/styles/palette.ts'
import { type DocumentTexts, isolateCode, isolateName, selectWords } from './document-texts.ts'

/**
 * The side of a module (one small square) of the QR code, in millimeters. Phones can read 0.33 mm on paper; the rest
 * is a margin for poor prints.
 */
const moduleSide = 0.4

/**
 * Returns the QR code of a URL and the side of the QR code in millimeters. A longer URL needs a larger QR code.
 * Error correction level M keeps the code readable on a creased page.
 */
async function codeOf(address: string, palette: Palette) {
  const level = { errorCorrectionLevel: 'M' } as const
  const color = { dark: palette['c-ink'] as string, light: '#0000' }
  return {
    svg: await QRCode.toString(address, { ...level, type: 'svg', margin: 0, color }),
    side: QRCode.create(address, level).modules.size * moduleSide,
  }
}

export async function renderCertificateSheet(
  data: CertificateDocument,
  wording: DocumentTexts,
  palette: Palette,
) {
  const { translate: word, day } = wording
  const art = data.level ? drawMedal(medalByLevel[data.level]) : drawSeal(data.brand)
  return {
    title: `${word('certificate')} ${data.number}`,
    words: selectWords(wording, ['certificate', 'passed', 'signed', 'check']),
    holder: isolateName(data.holder),
    company: data.company && isolateName(data.company),
    certification: isolateName(data.certification),
    seal: drawSvg(medalViewBox, art, palette),
    facts: [
      [word('approved'), day(data.validFrom)],
      [word('validUntil'), day(data.validUntil)],
      [word('number'), isolateCode(data.number)],
      [word('version'), isolateCode(data.versionLabel)],
    ],
    verifyAt: data.codeAt,
    verifyShown: data.verifyAt.replace(/^https?:\/\//, ''),
    code: await codeOf(data.codeAt, palette),
  }
}
