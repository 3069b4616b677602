import QRCode from 'qrcode'
import { medalOf } from '#src/domain/certificate/certificate.ts'
import type { CertificateDocument } from '#src/domain/certificate/document.ts'
import { medalArt, medalViewBox } from '#src/drawings/medal.ts'
import { sealArt } from '#src/drawings/seal.ts'
import { drawSvg, type Palette } from '#src/styles/palette.ts'
import { code, type DocumentWords, name, selectWords } from './wording.ts'

/** The side of a module of the code, in millimetres: phones read 0.33 from paper, with some of it to spare for poor prints. */
const moduleSide = 0.4

/** The code that leads to an address, with its side in millimetres: it grows with what the address says. Level M survives a crease. */
async function codeOf(address: string, palette: Palette) {
  const level = { errorCorrectionLevel: 'M' } as const
  const color = { dark: palette['c-ink'] as string, light: '#0000' }
  return {
    drawn: await QRCode.toString(address, { ...level, type: 'svg', margin: 0, color }),
    side: QRCode.create(address, level).modules.size * moduleSide,
  }
}

export async function certificateSheet(data: CertificateDocument, wording: DocumentWords, palette: Palette) {
  const { word, day } = wording
  const art = data.level ? medalArt(medalOf[data.level]) : sealArt(data.brand)
  return {
    title: `${word('certificate')} ${data.number}`,
    words: selectWords(wording, ['certificate', 'passed', 'signed', 'check']),
    holder: name(data.holder),
    company: data.company && name(data.company),
    certification: name(data.certification),
    seal: drawSvg(medalViewBox, art, palette),
    facts: [
      [word('approved'), day(data.validFrom)],
      [word('validUntil'), day(data.validUntil)],
      [word('number'), code(data.number)],
      [word('version'), code(data.versionLabel)],
    ],
    verifyAt: data.codeAt,
    verifyShown: data.verifyAt.replace(/^https?:\/\//, ''),
    code: await codeOf(data.codeAt, palette),
  }
}
