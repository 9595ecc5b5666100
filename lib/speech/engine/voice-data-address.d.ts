/** The address of the file that holds the voices, made in the build. */
declare module 'virtual:voice-data' {
  const address: string
  export default address
}
