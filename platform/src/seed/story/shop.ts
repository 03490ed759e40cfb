/** The account of the sandbox that the demo is about. */
export const shop = { igId: '17841405822304913', username: 'juniper.and.oak', name: 'Juniper & Oak' };
