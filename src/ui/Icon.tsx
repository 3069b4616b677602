import { type IconName, icons, type StatusIconName, statusIcons } from '../drawings/icons.ts'

/**
 * An inline icon. `flip` mirrors it in right-to-left languages.
 * @example <Icon name="chevronRight" flip />
 */
export function Icon({ name, flip = false }: { name: IconName; flip?: boolean }) {
  return (
    <svg
      className={flip ? 'i flip' : 'i'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  )
}

/** The icon of a status label. */
export function Mark({ name }: { name: StatusIconName }) {
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: statusIcons[name] }}
    />
  )
}
