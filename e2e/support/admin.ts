/** The admin whom the product makes when it starts. */
export const admin = { email: 'admin@letfair.example', password: 'keys under the green mat' } as const;
