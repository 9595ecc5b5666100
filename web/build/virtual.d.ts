/** The pinyin and the initials of every tool's Chinese title, by the tool's id. Made in the build. */
declare module 'virtual:pinyin' {
  const readings: Record<string, string>
  export default readings
}

/** The address of the file that holds every tool's icon as a symbol. Made in the build. */
declare module 'virtual:icons' {
  const address: string
  export default address
}
