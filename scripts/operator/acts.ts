import type { Acts } from './act.ts'
import { cancellations } from './cancellations.ts'
import { contact } from './contact.ts'
import { content } from './content.ts'
import { decisions } from './decisions.ts'
import { exporting } from './export.ts'
import { holds } from './holds.ts'
import { importing } from './import.ts'
import { jobs } from './jobs.ts'
import { languages } from './languages.ts'
import { letters } from './letters.ts'
import { mails } from './mails.ts'
import { payments } from './payments.ts'
import { people } from './people.ts'
import { picture } from './picture.ts'
import { questions } from './questions.ts'
import { refunds } from './refunds.ts'
import { training } from './training.ts'
import { webhooks } from './webhooks.ts'

/** Everything that operators do by command, in the order of the help. */
export const acts: Acts = {
  ...content,
  ...holds,
  ...{ import: importing, export: exporting, languages, picture, questions },
  ...decisions,
  ...contact,
  ...training,
  ...cancellations,
  ...letters,
  ...people,
  ...payments,
  ...refunds,
  ...mails,
  ...jobs,
  webhooks,
}
