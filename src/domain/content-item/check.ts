import type { ContentFinding, ContentLookup, ContentRule, FindingRule } from './content-finding.ts'
import { explainFinding } from './explain-finding.ts'
import type { Family, Item } from './families.ts'
import {
  findCreditsOutOfReach,
  findCreditsOutOfReachOnSites,
  findMissingPracticalExamDates,
  findPrerequisiteCycle,
  findWrongLevel,
} from './rules/certification-rules.ts'
import { findReplacementCycle } from './rules/course-rules.ts'
import * as items from './rules/item-rules.ts'
import {
  findExamsFromPracticePool,
  findQuestionsWithWrongAnswers,
  findTooSmallPool,
  findUnknownTopics,
} from './rules/pool-rules.ts'
import { findLinksLeavingSites } from './rules/site-rules.ts'

type Rules = Partial<Record<FindingRule, ContentRule>>

const generalRules: Rules = {
  missingTranslation: items.findMissingTranslations,
  brokenLink: items.findBrokenLinks,
  unshowableText: items.findUnshowableTexts,
  unknownFigure: items.findUnknownPlaceholders,
  unknownSite: items.findUnknownSites,
  notSold: items.findBrandsWithoutSales,
  unknownVideo: items.findUnknownVideos,
  unknownPicture: items.findUnknownPictures,
  unknownProvince: items.findUnknownProvince,
  wrongNumber: items.findWrongPartIds,
  chapterNames: items.findMissingChapterNames,
  wrongTime: items.findWrongSessionTimes,
  linkLeavesSite: findLinksLeavingSites,
}

const familyRules: { [Name in Family]?: Partial<Record<FindingRule, ContentRule<Name>>> } = {
  certification: {
    prerequisiteCycle: findPrerequisiteCycle,
    creditsOutOfReach: findCreditsOutOfReach,
    creditsOutOfReachOnSite: findCreditsOutOfReachOnSites,
    wrongLevel: findWrongLevel,
    practicePool: findExamsFromPracticePool,
    noPracticalExam: findMissingPracticalExamDates,
  },
  course: { practicePool: findExamsFromPracticePool, replacementCycle: findReplacementCycle },
  topic: { practicePool: findExamsFromPracticePool },
  pool: {
    poolTooSmall: findTooSmallPool,
    wrongAnswers: findQuestionsWithWrongAnswers,
    unknownTopic: findUnknownTopics,
  },
}

/**
 * The rules whose findings are only warnings. Braces around an unknown name may be intended: pages show them as
 * written. A missing practical exam is only a warning, because a practical exam refers to its certification and can
 * therefore only be published after it.
 */
const warnings: readonly FindingRule[] = [
  'missingTranslation',
  'unknownFigure',
  'noPracticalExam',
  'linkLeavesSite',
  'creditsOutOfReachOnSite',
  'textOutdated',
]

/** Returns the findings about an item; `content` is the other content. An item with errors must not be published. */
export function checkItem(item: Item, content: ContentLookup): ContentFinding[] {
  const rules = { ...generalRules, ...familyRules[item.family] } as Rules
  return Object.entries(rules).flatMap(([name, check]) =>
    check(item, content).map((detail): ContentFinding => {
      const rule = name as FindingRule
      return {
        level: warnings.includes(rule) ? 'warning' : 'error',
        rule,
        family: item.family,
        id: item.id,
        detail,
        ...explainFinding(rule, detail, item),
      }
    }),
  )
}
