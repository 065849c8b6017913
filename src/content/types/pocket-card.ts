export type PocketCardContent = { title: string; text: string; print: string; unread: string }
