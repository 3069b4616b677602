import { getCreditNote } from '#src/contract/money/credit-note.ts'
import { getInvoice } from '#src/contract/money/order.ts'
import type { Message, MessageFile } from '#src/domain/message/message.ts'
import { environment } from '#src/environment/environment.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { calendarFileUrl } from '#src/stores/classroom/calendar-file.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { downloadDocument } from './download-document.ts'
import { formatLocalDateTime } from './format-local-date-time.ts'

/** The text of a message in the language in which it was sent, with its attachments. */
export function MessageView({ message }: { message: Message }) {
  const { locale } = useTranslation()
  const { subject, greeting, paragraphs, facts, button, files, toldAt } = message
  return (
    <article className="panel stack gap-4">
      <p className="meta">{formatLocalDateTime(locale, toldAt)}</p>
      <div className="stack gap-4" {...langAttributesOf(message, locale)}>
        <h2 className="t24">{subject}</h2>
        {[greeting, ...paragraphs].map((text) => (
          <p key={text}>{text}</p>
        ))}
        {facts.length > 0 && (
          <dl className="ex facts-list">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="row">
          <a className="btn" href={button.path}>
            {button.label}
          </a>
        </p>
      </div>
      {files.length > 0 && (
        <p className="row">
          {files.map((file) => (
            <File key={file.kind} file={file} />
          ))}
        </p>
      )}
    </article>
  )
}

function File({ file }: { file: MessageFile }) {
  const { t } = useTranslation()
  if (file.kind === 'calendar')
    return (
      <a className="btn sec2" href={calendarFileUrl(file.of, file.id)} download>
        <Icon name="calendar" />
        {t('my-session:calendar')}
      </a>
    )
  const open = () =>
    downloadDocument(
      file.kind === 'invoice'
        ? environment().api.call(getInvoice, { seqNo: file.seqNo })
        : environment().api.call(getCreditNote, { number: file.number }),
    )
  return (
    <button type="button" className="btn sec2" onClick={() => void open()}>
      <Icon name="download" />
      {t(`my-learning:${file.kind}`)}
    </button>
  )
}
