import type { FindingRule } from './content-finding.ts'
import type { Item } from './families.ts'
import { findPath } from './find-path.ts'

type Path = readonly PropertyKey[]
type Document = Item['document']

/** The texts of a rule: the path in the document, and the rest of a sentence that begins with the path. */
interface RuleWords {
  at(detail: string, document: Document): Path
  says(detail: string): string
}

const field =
  (...path: string[]) =>
  (): Path =>
    path

/** Returns the path of a list's part by the id or key that a detail begins with, else the path of the list. */
const partOf =
  (list: 'questions' | 'topics', keyField: 'id' | 'key') =>
  (detail: string, document: Document): Path => {
    // Only families with this list have the rule, which the types of all families can't express.
    const parts = (document as unknown as Record<string, Record<string, unknown>[] | undefined>)[list] ?? []
    const name = detail.split(':')[0]
    const index = parts.findLastIndex((part) => String(part[keyField]) === name)
    return index < 0 ? [list] : [list, index]
  }

const isLink = (detail: string): boolean => !/^\w+ \S+$/.test(detail)

/** The texts of every rule. Each text names the fault and the remedy. */
const rules: Record<FindingRule, RuleWords> = {
  incomplete: { at: field(), says: () => 'is not finished: complete it' },
  droppedMarkup: {
    at: field(),
    says: (element) => `holds <${element}>, which the page would leave out: remove it`,
  },
  missingTranslation: {
    at: (_, document) => ['texts' in document ? 'texts' : 'questions'],
    says: (language) => `are missing in ${language}, so readers there see another language: translate them`,
  },
  brokenLink: {
    at: (detail, document) => findPath(document, detail),
    says: (detail) =>
      isLink(detail)
        ? `leads to ${detail}, where there is no page: correct the link`
        : `names ${detail}, which readers are not shown: publish that, or name another`,
  },
  unshowableText: {
    at: (detail) => detail.split(' ')[0]?.split('.') ?? [],
    says: (detail) => `holds ${detail.split(' ').at(-1)}, which no page can show: remove it`,
  },
  unknownFigure: {
    at: (detail, document) => findPath(document, detail),
    says: (name) =>
      `holds ${name}, which is no figure, so readers see the braces: correct it, or remove the braces`,
  },
  unknownSite: {
    at: (detail, document) =>
      findPath(document.audience, detail).length > 0
        ? ['audience', ...findPath(document.audience, detail)]
        : ['audience', 'sites'],
    says: (name) => `names the site ${name}, which does not exist: name a folder of sites/`,
  },
  unknownVideo: {
    at: (detail, document) => findPath(document, detail),
    says: (name) => `names the video ${name}, which is not stored: name one that is`,
  },
  unknownPicture: {
    at: (detail, document) => findPath(document, detail),
    says: (name) =>
      `names the picture ${name}, which is not stored in this size: store it, and copy what "picture --file" prints`,
  },
  unknownProvince: {
    at: field('code'),
    says: (code) => `is ${code}, which ISO 3166-2 does not have: correct it`,
  },
  prerequisiteCycle: {
    at: field('prerequisites'),
    says: (id) => `lead back to certification ${id} itself, so nobody could begin it: remove one of them`,
  },
  creditsOutOfReach: {
    at: field('courses'),
    says: (detail) => {
      const [sum, needed] = detail.split('/')
      return `bring ${sum} credits, and the exam needs ${needed}: add courses`
    },
  },
  poolTooSmall: {
    at: field('questions'),
    says: (detail) => {
      const [count, needed] = detail.split('/')
      return `are ${count}, and a paper has ${needed}: add questions`
    },
  },
  wrongNumber: {
    at: (detail, document) => findPath(document, ` ${detail}`),
    says: (id) =>
      `is ${id}, which another part has or may get: leave it out, and the next save numbers the part`,
  },
  chapterNames: {
    at: (language) => ['texts', language, 'chapters'],
    says: () => 'are more or fewer than the chapters: name each chapter once',
  },
  wrongAnswers: {
    at: partOf('questions', 'id'),
    says: (id) =>
      `is question ${id}, whose right answers do not fit its type and options, or whose languages differ in the number of options: correct them`,
  },
  wrongTime: {
    at: (detail, document) => findPath(document, detail),
    says: (detail) =>
      /^\d{4}-/.test(detail)
        ? `is ${detail}, which is not after the start: correct one of the two`
        : `is ${detail}, which is no time zone: name one such as Europe/Warsaw`,
  },
  wrongLevel: {
    at: field('level'),
    says: (detail) =>
      detail.startsWith('hsc')
        ? 'is missing, and a product-based certification (hsc) has one: name it'
        : `is ${detail.split(' ')[1]}, and only product-based certifications (hsc) have one: write null`,
  },
  practicePool: {
    at: (_, document) => ['pool' in document ? 'pool' : 'quiz'],
    says: (pool) => `is ${pool}, which is for practice, so learners know its answers: name another pool`,
  },
  unknownTopic: {
    at: (detail, document) =>
      detail.includes(': ')
        ? [...partOf('questions', 'id')(detail, document), 'topic']
        : partOf('topics', 'key')(detail, document),
    says: (detail) => {
      const [question, topic] = detail.split(': ')
      return topic === undefined
        ? `has the key ${question} for the second time: give it another`
        : `is ${topic}, which is no topic of the pool: add it to "topics", or name another`
    },
  },
  notSold: {
    at: field('audience', 'tenants'),
    says: (tenant) =>
      `names ${tenant}, of which no site sells anything, and the item has a fee: take the brand out, or the fee`,
  },
  noPracticalExam: {
    at: field('audience', 'tenants'),
    says: (tenant) =>
      `names ${tenant}, which offers no date of the compulsory practical exam, so nobody could finish it there: publish a date there, or take the brand out`,
  },
  linkLeavesSite: {
    at: (detail, document) => findPath(document, detail.split(' ')[0] ?? ''),
    says: (detail) =>
      `leads to ${detail.split(' ')[0]}, which the site ${detail.split(' ')[1]} does not show: correct the link, or publish that page there`,
  },
  creditsOutOfReachOnSite: {
    at: field('courses'),
    says: (detail) => {
      const [sum, needed, site] = detail.split(/\/|: /)
      return `bring ${sum} credits on the site ${site}, and the exam needs ${needed}: publish more courses there, or take the site out`
    },
  },
  replacementCycle: {
    at: field('replaces'),
    says: (id) => `leads back to course ${id} itself: name an older course`,
  },
  textBehind: {
    at: (path) => path.split('.'),
    says: () => 'is older than the English text: translate it again',
  },
}

/** Returns the fault and the remedy of a finding, as the rest of a sentence that begins with the path. */
export const describeFinding = (rule: FindingRule, detail: string): string => rules[rule].says(detail)

/** Returns the path of a finding in a document, and its fault and remedy as the rest of a sentence. */
export function explainFinding(
  rule: FindingRule,
  detail: string,
  document: Document,
): { path: string; message: string } {
  const path = rules[rule].at(detail, document)
  return { path: path.map(String).join('.'), message: describeFinding(rule, detail) }
}
