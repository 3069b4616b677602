export default function EditRoom(_: { family: string; id: number }) {
  return null
}
