/** The pages that mails about listings point to. */
export const listingLinks = (publicUrl: string) => ({
  manage: `${publicUrl}/properties/manage`,
  edit: (id: string) => `${publicUrl}/list-property?listing=${id}`,
  confirm: (token: string) => `${publicUrl}/confirm-availability?token=${encodeURIComponent(token)}`,
  contact: `${publicUrl}/contact`,
  review: `${publicUrl}/admin/dashboard`,
});
