import QRCode from 'qrcode'
import { medalOf } from '#src/domain/certificate/certificate.ts'
import type { CertificateDocument } from '#src/domain/certificate/document.ts'
import { medalArt, medalViewBox } from '#src/drawings/medal.ts'
import { sealArt } from '#src/drawings/seal.ts'
import { drawing, type Palette } from '#src/styles/palette.ts'
import { code, name, type Wording, wordsOf } from './wording.ts'

export async function certificateSheet(data: CertificateDocument, wording: Wording, palette: Palette) {
  const { word, day } = wording
  const art = data.level ? medalArt(medalOf[data.level]) : sealArt(data.brand)
  return {
    title: `${word('certificate')} ${data.number}`,
    words: wordsOf(wording, ['certificate', 'passed', 'signed', 'check']),
    holder: name(data.holder),
    company: data.company && name(data.company),
    certification: name(data.certification),
    seal: drawing(medalViewBox, art, palette),
    facts: [
      [word('approved'), day(data.validFrom)],
      [word('validUntil'), day(data.validUntil)],
      [word('number'), code(data.number)],
      [word('version'), code(data.versionLabel)],
    ],
    verifyAt: data.verifyAt,
    verifyShown: data.verifyAt.replace(/^https?:\/\//, ''),
    code: await QRCode.toString(data.verifyAt, {
      type: 'svg',
      margin: 0,
      errorCorrectionLevel: 'M',
      color: { dark: palette['c-ink'] as string, light: '#0000' },
    }),
  }
}
