/** These are true of every helpline. */
export const helplineFacts = {
  noPermission: 'You don’t need anyone’s permission to call a helpline.',
  noOffence:
    'Since 10 September 2025, attempting suicide is no longer an offence in Malaysia. You don’t have to be afraid to ask for help.',
} as const
