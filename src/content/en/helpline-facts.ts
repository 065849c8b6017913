/** These are true of every helpline. */
export const helplineFacts = {
  noPermission: 'You don’t need anyone’s permission to call a helpline.',
  noOffence:
    'Attempting suicide has not been an offence in Malaysia since 10 September 2025. You don’t have to be afraid to ask for help.',
} as const
