/**
 * What a link does in place of going where it leads; in a new tab or window it goes there.
 * @example <a href={address} onClick={onPlainClick(() => turnTo(2))}>2</a>
 */
export const onPlainClick =
  (act: (link: HTMLElement) => void) =>
  (event: React.MouseEvent<HTMLElement>): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    act(event.currentTarget)
  }
