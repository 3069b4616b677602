import type { DemonstrationAction, DemonstrationPerson } from '#src/content-files/demonstration-person.ts'
import { parseRelativeTime } from '#src/domain/content-item/form/relative-time.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { getLanguageId, type Sites, siteFolderOf } from '#src/sites/load-sites.ts'
import type { Db } from '../db/client.ts'
import { learner as learnerTable } from '../db/schema/learner.ts'
import type { Random } from '../ports/random.ts'
import { changeProfile } from '../services/identity/learner/change-profile.ts'
import { learnerOf } from '../services/identity/learner/learner-row.ts'
import { enrolLearnerInCourse } from '../services/learning/enrolment/enrol-learner-in-course.ts'
import type { NamedAction, PerformAction, SeedActionContext } from './action.ts'
import * as certify from './certify.ts'
import * as learn from './learn.ts'
import * as pay from './pay.ts'

const enrolInCourse: PerformAction<'enrolInCourse'> = ({ db, learner, audience, now }, { course }) =>
  enrolLearnerInCourse(db, {
    ...{ learnerId: learner.id, audience, courseId: course, now },
    emailNotification: learner.emailNotification,
  })

const actionHandlers: { [Name in DemonstrationAction['act']]: PerformAction<Name> } = {
  enrolInCourse,
  ...learn,
  ...certify,
  ...pay,
}

interface ReplayInput {
  db: Db
  sites: Sites
  random: Random
  /** The day from which the days in stories are counted. */
  start: string
}

/** Performs the actions of all people's stories in order of time. */
export async function replayStories(
  people: readonly DemonstrationPerson[],
  { db, sites, random, start }: ReplayInput,
): Promise<void> {
  const actions = people
    .flatMap((person) =>
      person.story.map((action) => ({ person, act: action, now: instantOf(action, start) })),
    )
    .sort((one, other) => one.now - other.now)
  const learners = new Map<DemonstrationPerson, Learner>()
  for (const { person, act, now } of actions) {
    const learner = learners.get(person) ?? (await signIn(db, sites, person, now))
    learners.set(person, learner)
    const context = { db, learner, audience: audienceOf(sites, person), sites, random, now }
    // The cast is needed although the table maps each name to its own action: a union type can't express that name
    // and action belong together.
    const result = await (actionHandlers[act.act] as PerformAction<typeof act.act>)(
      context,
      act as NamedAction<typeof act.act>,
    )
    if (isRefused(result)) throw new Error(`${person.email} can't ${act.act} at ${act.at}: ${result.refusal}`)
  }
}

const instantOf = ({ at }: DemonstrationAction, start: string): number =>
  Date.parse(parseRelativeTime(at, start, 'UTC') ?? start)

function audienceOf(sites: Sites, person: DemonstrationPerson): SeedActionContext['audience'] {
  const site = sites.sites.find((each) => siteFolderOf(each) === person.site)
  if (!site) throw new Error(`${person.email} learns on ${person.site}: there is no such site`)
  return { tenant: site.tenant, site, language: person.language }
}

/** Creates a person's account, which the first sign-in with that email address uses, and fills in the profile. */
async function signIn(db: Db, sites: Sites, person: DemonstrationPerson, now: number): Promise<Learner> {
  const { email, firstName, lastName } = person
  const account = { email, firstName, lastName, createdAt: new Date(now) }
  const [row] = await db.insert(learnerTable).values(account).returning()
  if (!row) throw new Error(`The learner ${person.email} was not saved`)
  const change = { ...person.profile, languageId: getLanguageId(sites.languages, person.language) }
  const learner = await changeProfile(db, learnerOf(row), change, { required: [], now })
  if (isRefused(learner)) throw new Error(`The profile of ${person.email} is not valid`)
  return learner
}
