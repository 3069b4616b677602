import { bulkCommands } from './bulk.ts'
import { cancellationCommands } from './cancellations.ts'
import type { Commands } from './command.ts'
import { contactCommands } from './contact.ts'
import { contentCommands } from './content.ts'
import { contentListCommands } from './content-list.ts'
import { decisionCommands } from './decisions.ts'
import { documentCommands } from './documents.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { jobCommands } from './jobs.ts'
import { languagesCommand } from './languages.ts'
import { letterCommands } from './letters.ts'
import { mailCommands } from './mails.ts'
import { paymentCommands } from './payments.ts'
import { personCommands } from './people.ts'
import { pictureCommands } from './picture.ts'
import { questionsCommand } from './questions.ts'
import { refundCommands } from './refunds.ts'
import { scheduleCommands } from './schedules.ts'
import { searchCommands } from './searches.ts'
import { siteReleaseCommands } from './site-releases.ts'
import { trainingCommands } from './training.ts'
import { translationCommands } from './translations.ts'
import { videoCommands } from './video.ts'
import { webhooksCommand } from './webhooks.ts'
import { whoAmICommands } from './who-am-i.ts'

/** All commands of operators, in the order of the help. */
export const commands: Commands = {
  ...contentCommands,
  ...contentListCommands,
  ...bulkCommands,
  ...scheduleCommands,
  ...documentCommands,
  ...translationCommands,
  ...siteReleaseCommands,
  ...{
    import: importCommand,
    export: exportCommand,
    languages: languagesCommand,
    ...pictureCommands,
    ...videoCommands,
    questions: questionsCommand,
  },
  ...decisionCommands,
  ...contactCommands,
  ...trainingCommands,
  ...cancellationCommands,
  ...letterCommands,
  ...personCommands,
  ...whoAmICommands,
  ...paymentCommands,
  ...refundCommands,
  ...mailCommands,
  ...jobCommands,
  ...searchCommands,
  webhooks: webhooksCommand,
}
