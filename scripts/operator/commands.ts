import { bulkCommands } from './bulk.ts'
import { cancellations } from './cancellations.ts'
import type { Commands } from './command.ts'
import { contactCommands } from './contact.ts'
import { content } from './content.ts'
import { contentListCommands } from './content-list.ts'
import { decisionCommands } from './decisions.ts'
import { documentCommands } from './documents.ts'
import { exportCommand } from './export.ts'
import { siteReleaseCommands } from './holds.ts'
import { importCommand } from './import.ts'
import { jobs } from './jobs.ts'
import { languages } from './languages.ts'
import { letterCommands } from './letters.ts'
import { mails } from './mails.ts'
import { payments } from './payments.ts'
import { personCommands } from './people.ts'
import { pictureCommands } from './picture.ts'
import { questions } from './questions.ts'
import { refunds } from './refunds.ts'
import { scheduleCommands } from './schedules.ts'
import { searchCommands } from './searches.ts'
import { trainingCommands } from './training.ts'
import { translationCommands } from './translations.ts'
import { videoCommands } from './video.ts'
import { webhooks } from './webhooks.ts'
import { whoAmICommand } from './who-am-i.ts'

/** All commands of operators, in the order of the help. */
export const commands: Commands = {
  ...content,
  ...contentListCommands,
  ...bulkCommands,
  ...scheduleCommands,
  ...documentCommands,
  ...translationCommands,
  ...siteReleaseCommands,
  ...{
    import: importCommand,
    export: exportCommand,
    languages,
    ...pictureCommands,
    ...videoCommands,
    questions,
  },
  ...decisionCommands,
  ...contactCommands,
  ...trainingCommands,
  ...cancellations,
  ...letterCommands,
  ...personCommands,
  ...whoAmICommand,
  ...payments,
  ...refunds,
  ...mails,
  ...jobs,
  ...searchCommands,
  webhooks,
}
