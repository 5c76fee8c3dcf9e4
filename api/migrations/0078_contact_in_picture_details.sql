-- Contact details that the file of a photo said of itself (EXIF, IPTC, XMP, comments), kept because the metadata is not.
alter table photo add column contact_details text[] not null default '{}';
