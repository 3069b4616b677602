import type { FindingRule } from './content-finding.ts'
import type { Family, Item } from './families.ts'
import { findReferencePath } from './field-registry/find-reference-path.ts'
import { findDetailPath } from './find-detail-path.ts'

type Path = readonly PropertyKey[]
type Document = Item['document']

/** The texts of a rule: the path in the document, and the rest of a sentence that begins with the path. */
interface RuleTexts {
  at(detail: string, document: Document, family: Family): Path
  predicate(detail: string): string
}

const field =
  (...path: string[]) =>
  (): Path =>
    path

/**
 * Returns a function that finds the path of one part of a list. The detail of the finding begins with the id or key
 * of the part. If the list has no such part, the function returns the path of the list.
 */
const partOf =
  (list: 'questions' | 'topics', keyField: 'id' | 'key') =>
  (detail: string, document: Document): Path => {
    // The cast is needed because only families with this list have the rule, and the union of all families can't
    // express that.
    const parts = (document as unknown as Record<string, Record<string, unknown>[] | undefined>)[list] ?? []
    const name = detail.split(':')[0]
    const index = parts.findLastIndex((part) => String(part[keyField]) === name)
    return index < 0 ? [list] : [list, index]
  }

const isLink = (detail: string): boolean => !/^\w+ \S+$/.test(detail)

/** The texts of every rule. Each text names the fault and the remedy. */
const rules: Record<FindingRule, RuleTexts> = {
  incomplete: { at: field(), predicate: () => 'is incomplete: fill in what is missing' },
  droppedMarkup: {
    at: field(),
    predicate: (element) => `contains <${element}>, which pages leave out: delete it`,
  },
  missingTranslation: {
    at: (_, document) => ['texts' in document ? 'texts' : 'questions'],
    predicate: (language) =>
      `are missing in ${language}, so readers of that language see another one: add the translation`,
  },
  brokenLink: {
    at: (detail, document, family) =>
      findReferencePath(family, document, detail) ?? findDetailPath(document, detail),
    predicate: (detail) =>
      isLink(detail)
        ? `links to ${detail}, a page that does not exist: correct the link`
        : `refers to ${detail}, which readers can’t see: publish it, or choose another`,
  },
  unshowableText: {
    at: (detail) => detail.split(' ')[0]?.split('.') ?? [],
    predicate: (detail) =>
      `contains ${detail.split(' ').at(-1)}, a character that can’t be displayed: delete it`,
  },
  unknownFigure: {
    at: (detail, document) => findDetailPath(document, detail),
    predicate: (name) =>
      `contains ${name}, an unknown placeholder, so readers see the braces: correct the name, or delete the braces`,
  },
  unknownSite: {
    at: (detail, document) =>
      findDetailPath(document.audience, detail).length > 0
        ? ['audience', ...findDetailPath(document.audience, detail)]
        : ['audience', 'sites'],
    predicate: (name) => `names the site ${name}, which does not exist: use the name of a folder in sites/`,
  },
  unknownVideo: {
    at: (detail, document) => findDetailPath(document, detail),
    predicate: (name) => `refers to the video ${name}, which is not stored: choose a stored video`,
  },
  unknownPicture: {
    at: (detail, document) => findDetailPath(document, detail),
    predicate: (name) =>
      `refers to the picture ${name}, which is not stored in this size: store it, and copy the output of "picture --file"`,
  },
  unknownProvince: {
    at: field('code'),
    predicate: (code) => `is ${code}, which is not a code of ISO 3166-2: correct it`,
  },
  prerequisiteCycle: {
    at: field('prerequisites'),
    predicate: (id) =>
      `lead back to certification ${id} itself, so nobody could start it: remove one of them`,
  },
  creditsOutOfReach: {
    at: field('courses'),
    predicate: (detail) => {
      const [sum, needed] = detail.split('/')
      return `add up to ${sum} credits, but the exam requires ${needed}: add courses`
    },
  },
  poolTooSmall: {
    at: field('questions'),
    predicate: (detail) => {
      const [count, needed] = detail.split('/')
      return `number only ${count}, but a paper needs ${needed}: add questions`
    },
  },
  wrongNumber: {
    at: (detail, document) => findDetailPath(document, ` ${detail}`),
    predicate: (id) =>
      `is ${id}, which another part has or may receive: delete the number, and the next save assigns a new one`,
  },
  chapterNames: {
    at: (language) => ['texts', language, 'chapters'],
    predicate: () => 'do not match the number of chapters: enter one name for each chapter',
  },
  wrongAnswers: {
    at: partOf('questions', 'id'),
    predicate: (id) =>
      `is question ${id}, whose correct answers don’t fit its type and options, or whose languages have different numbers of options: correct them`,
  },
  wrongTime: {
    at: (detail, document) => findDetailPath(document, detail),
    predicate: (detail) =>
      /^\d{4}-/.test(detail)
        ? `is ${detail}, which is not after the start: correct the start or the end`
        : `is ${detail}, which is not a time zone: use a name such as Europe/Warsaw`,
  },
  wrongLevel: {
    at: field('level'),
    predicate: (detail) =>
      detail.startsWith('hsc')
        ? 'is missing, but a product-based certification (hsc) requires a level: choose one'
        : `is ${detail.split(' ')[1]}, but only product-based certifications (hsc) have a level: set it to null`,
  },
  practicePool: {
    at: (_, document) => ['pool' in document ? 'pool' : 'quiz'],
    predicate: (pool) => `is ${pool}, a practice pool, so learners know its answers: choose another pool`,
  },
  unknownTopic: {
    at: (detail, document) =>
      detail.includes(': ')
        ? [...partOf('questions', 'id')(detail, document), 'topic']
        : partOf('topics', 'key')(detail, document),
    predicate: (detail) => {
      const [question, topic] = detail.split(': ')
      return topic === undefined
        ? `has the key ${question}, which another topic already has: choose another key`
        : `is ${topic}, which is not a topic of the pool: add it to "topics", or choose another topic`
    },
  },
  notSold: {
    at: field('audience', 'tenants'),
    predicate: (tenant) =>
      `includes ${tenant}, a brand whose sites sell nothing, but the item has a fee: remove the brand, or the fee`,
  },
  noPracticalExam: {
    at: field('audience', 'tenants'),
    predicate: (tenant) =>
      `includes ${tenant}, which offers no date of the compulsory practical exam, so nobody could finish the certification there: publish a date there, or remove the brand`,
  },
  linkLeavesSite: {
    at: (detail, document) => findDetailPath(document, detail.split(' ')[0] ?? ''),
    predicate: (detail) =>
      `links to ${detail.split(' ')[0]}, which the site ${detail.split(' ')[1]} does not show: correct the link, or publish that page there`,
  },
  creditsOutOfReachOnSite: {
    at: field('courses'),
    predicate: (detail) => {
      const [sum, needed, site] = detail.split(/\/|: /)
      return `add up to ${sum} credits on the site ${site}, but the exam requires ${needed}: publish more courses there, or remove the site`
    },
  },
  replacementCycle: {
    at: field('replaces'),
    predicate: (id) => `leads back to course ${id} itself: choose an older course`,
  },
  textOutdated: {
    at: (path) => path.split('.'),
    predicate: () =>
      'is outdated, because the English text was changed later: update the translation, or confirm it',
  },
}

/** Returns the fault and the remedy of a finding, as the rest of a sentence that begins with the path. */
export const describeFinding = (rule: FindingRule, detail: string): string => rules[rule].predicate(detail)

/** Returns the path of a finding in a document, and its fault and remedy as the rest of a sentence. */
export function explainFinding(
  rule: FindingRule,
  detail: string,
  { family, document }: Pick<Item, 'family' | 'document'>,
): { path: string; message: string } {
  const path = rules[rule].at(detail, document, family)
  return { path: path.map(String).join('.'), message: describeFinding(rule, detail) }
}
