export const shop = { igId: '17841405822304913', username: 'juniper.and.oak', name: 'Juniper & Oak' };
export const sampleShop = { username: 'hazel.and.pine', name: 'Hazel & Pine' };
