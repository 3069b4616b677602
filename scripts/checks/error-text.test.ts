import { expect, test } from 'vitest'
import { additionalErrorKeys, findMissingErrorTexts } from './error-text.ts'
import { readMessageTexts } from './message-file.ts'

const reason = {
  ownMatter: 'Selbst',
  samePerson: 'Dieselbe Person',
  notSignedOn: 'Niemand',
  noPerson: 'Wer',
  ownSession: 'Eigene',
  notAssigned: 'Zugeordnet',
  notYours: 'Nur wer es eingetragen hat',
  tooLateToCorrect: 'Zu spät',
  resultUsed: 'Beruht darauf',
  creditsUsed: 'Schon begonnen',
  certificateRevoked: 'Widerrufen',
  malware: 'Schädlich',
  storageFull: 'Kein Platz',
  notByTransfer: 'Mit Karte',
  transferBooked: 'Schon bestätigt',
  otherThanPrepared: 'Anders vorbereitet',
  otherList: 'Andere Liste',
  reviewClosed: 'Schon abgeschlossen',
  sameName: 'Derselbe Name',
  searches: 'Zu viele',
  waitAnHour: 'In einer Stunde',
  waitADay: 'Morgen',
  tooLarge: 'Zu groß',
  tooComplex: 'Zu tief',
  payFirst: 'Erst bezahlen',
  notSoldHere: 'Hier nicht verkauft',
  certificationFirst: 'Erst die Zertifizierung',
  theoryFirst: 'Erst die Theorieprüfung',
  orderNotPaid: 'Hier nicht verkauft',
  refundPrepared: 'Hier nicht verkauft',
  refundTooLarge: 'Hier nicht verkauft',
  placeUsed: 'Hier nicht verkauft',
  refundDecided: 'Hier nicht verkauft',
  seatsOrOrders: 'Plätze vergeben',
  pastTime: 'Schon vorbei',
  beforePublish: 'Erst später veröffentlicht',
  noDraft: 'Anders',
  notScheduled: 'Anders',
  notHeld: 'Anders',
  unknownRelease: 'Anders',
  freeOfCharge: 'Anders',
  uploadIncomplete: 'Anders',
  unplayableVideo: 'Anders',
  unreadableCaptions: 'Anders',
  notPublished: 'Anders',
  notBegun: 'Anders',
  noResult: 'Anders',
  sameResult: 'Anders',
  sessionCancelled: 'Abgesagt',
  sessionCancelledBefore: 'Schon abgesagt',
  sessionOver: 'Vorüber',
  otherTraining: 'Andere Schulung',
  editorSites: 'Andere Seite',
  editorLanguages: 'Andere Sprache',
  editorTexts: 'Nur Texte',
  limitedEditor: 'Beschränkt',
}

const saysOf = (texts: Record<string, string>) =>
  findMissingErrorTexts(
    readMessageTexts([
      { path: 'src/i18n/messages/de/error.json', text: JSON.stringify({ reason, ...texts }) },
    ]),
    [400, 10024],
  ).map((finding) => finding.message)

test('a code without a text is an error', () => {
  expect(saysOf({ 400: 'Ungültig', system: 'Fehler', busy: 'Gleich noch einmal' })).toEqual([
    'code 10024 has no text',
  ])
})

test('all texts of a language of the sites without files are missing', () => {
  const found = findMissingErrorTexts([], [400], ['th'])
  expect(new Set(found.map(({ where }) => where))).toEqual(new Set(['src/i18n/messages/th/error.json']))
  expect(found).toHaveLength(1 + additionalErrorKeys.length)
})

test('a text without a code is an error', () => {
  expect(
    saysOf({
      400: 'Ungültig',
      10024: 'Schon angemeldet',
      99: '?',
      system: 'Fehler',
      busy: 'Gleich noch einmal',
    }),
  ).toEqual(['code 99 is not in src/contract/protocol/codes.ts'])
})

test('all texts of a language without an error file are missing', () => {
  const texts = readMessageTexts([{ path: 'src/i18n/messages/de/course.json', text: '{}' }])
  expect(findMissingErrorTexts(texts, [400]).map((finding) => finding.message)).toEqual(
    [400, ...additionalErrorKeys].map((key) => `code ${key} has no text`),
  )
})
