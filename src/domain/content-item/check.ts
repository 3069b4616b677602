import type { ContentFinding, ContentLookup, ContentRule, FindingRule } from './content-finding.ts'
import { explainFinding } from './explain-finding.ts'
import type { Family, Item } from './families.ts'
import {
  creditsOutOfReach,
  creditsOutOfReachOnSite,
  noPracticalExam,
  prerequisiteCycle,
  wrongLevel,
} from './rules/certification-rules.ts'
import { replacementCycle } from './rules/course-rules.ts'
import * as items from './rules/item-rules.ts'
import { poolTooSmall, practicePool, unknownTopic, wrongAnswers } from './rules/pool-rules.ts'
import { linkLeavesSite } from './rules/site-rules.ts'

type Rules = Partial<Record<FindingRule, ContentRule>>

const generalRules: Rules = { ...items, linkLeavesSite: linkLeavesSite }

const familyRules: { [Name in Family]?: Partial<Record<FindingRule, ContentRule<Name>>> } = {
  certification: {
    prerequisiteCycle,
    creditsOutOfReach,
    creditsOutOfReachOnSite,
    wrongLevel: wrongLevel,
    practicePool,
    noPracticalExam,
  },
  course: { practicePool, replacementCycle },
  topic: { practicePool },
  pool: { poolTooSmall, wrongAnswers, unknownTopic },
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
