/** Places for mails on their way, so that a hanging mail server cannot use up every socket. */
export type MailRoom = {
  /** Takes a place and returns how to give it back; null when there is none. */
  enter(): (() => void) | null
}

export function createMailRoom(places: number): MailRoom {
  let free = places
  return {
    enter() {
      if (free === 0) return null
      free -= 1
      let inside = true
      return () => {
        if (inside) free += 1
        inside = false
      }
    },
  }
}
